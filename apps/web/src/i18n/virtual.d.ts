declare module 'virtual:texts' {
  /** Another whenever any of the texts is another. */
  export const version: string;
}
