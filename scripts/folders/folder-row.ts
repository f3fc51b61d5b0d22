/** A row of the table that says which folder of an app may import which. A row names only rows above it, so no cycle is possible. */
export type FolderRow = {
  /** Below `src/`; a folder in a folder (`commands/play`) may have a row of its own. */
  readonly folder: string;
  /** One line that says what lives there. */
  readonly owns: string;
  /** Folders of the app that it may import, types too. */
  readonly imports: readonly string[];
};

export type AppFolders = {
  /** An app without rows is not checked. */
  readonly rows: readonly FolderRow[];
  /** What the files directly in `src/` do: the last row, which may import every other and which none may import. */
  readonly composition: string;
};
