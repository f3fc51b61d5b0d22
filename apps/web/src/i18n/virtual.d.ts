declare module 'virtual:texts' {
  /** Of the files, by language and part. */
  export const addresses: Readonly<Record<string, string>>;
}
