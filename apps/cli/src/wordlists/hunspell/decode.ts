/** Decodes a dictionary file. The .aff file names the encoding, so it is read as bytes first. */
export function decodeDictionary(bytes: Uint8Array, aff: Uint8Array = bytes): string {
  return new TextDecoder(encodingOf(aff), { fatal: true }).decode(bytes);
}

function encodingOf(aff: Uint8Array): string {
  const name = /^SET[ \t]+(\S+)/m.exec(new TextDecoder('latin1').decode(aff))?.[1];
  if (name === undefined) throw new Error('hunspell: no SET line names the encoding');
  return name.replace(/^ISO-?8859-/i, 'iso-8859-');
}
