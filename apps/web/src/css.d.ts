declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: so style sheets come from the builder
  export default names;
}
