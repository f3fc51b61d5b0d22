/** A button that asks for a file. */
import css from './file-button.module.css';

export interface FileButtonProps {
  readonly text: string;
  /** As browsers want it; any file without. */
  readonly accept?: string;
  /** What is to be done next on this page. */
  readonly isMain?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileButton({ text, accept, isMain = false, onFile }: FileButtonProps) {
  return (
    <label class={`button ${isMain ? `main ${css.big}` : css.file}`}>
      {text}
      <input
        type="file"
        class="unseen"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again when it was put right.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
