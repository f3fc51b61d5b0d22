/** A tar archive of these files, as far as a reader looks at it. */
export function tarOf(
  files: readonly (readonly [name: string, text: string, type?: string])[],
): Uint8Array {
  const blocks = files.flatMap(([name, text, type = '0']) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124);
    header.write(type, 156);
    header.write('ustar', 257);
    const content = Buffer.alloc(Math.ceil(Buffer.byteLength(text) / 512) * 512);
    content.write(text);
    return [header, content];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}
