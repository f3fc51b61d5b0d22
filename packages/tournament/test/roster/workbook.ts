/** Workbooks as a spreadsheet would write them, small enough to see through. */
import { crc32, deflateRawSync } from 'node:zlib';

type Way = 'stored' | 'deflated';

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const workbook = (sheet: string, shared: string, way: Way): Uint8Array =>
  zipped(
    [
      [
        'xl/workbook.xml',
        `<workbook xmlns:r="${REL}"><sheets><sheet name="a" r:id="rId2"/></sheets></workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        '<Relationships><Relationship Id="rId1" Target="theme.xml"/><Relationship Id="rId2" Target="worksheets/sheet1.xml"/></Relationships>',
      ],
      ['xl/sharedStrings.xml', shared],
      ['xl/worksheets/sheet1.xml', `<?xml version="1.0"?>${sheet}`],
    ],
    way,
  );

export function zipped(files: readonly (readonly [string, string])[], way: Way): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const content = Buffer.from(text);
    const packed = way === 'deflated' ? deflateRawSync(content) : content;
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(way === 'deflated' ? 8 : 0, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), about, end, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.write('PK\x05\x06', 0);
  last.writeUInt16LE(files.length, 8);
  last.writeUInt16LE(files.length, 10);
  last.writeUInt32LE(list.length, 12);
  last.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, list, last]));
}
