import { crc32 } from 'node:zlib'

/** The smallest valid document. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A ZIP archive with uncompressed files. */
export function zipOf(files: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt32LE(crc32(content), 10)
    header.writeUInt32LE(content.length, 14)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), content])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** A Word document with one line. */
export const docx = (more: Record<string, string> = {}): Buffer =>
  zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document><w:body><w:p>Ada</w:p></w:body></w:document>',
    ...more,
  })
