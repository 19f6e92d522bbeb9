import 'server-only'
import PDFDocument from 'pdfkit'

/** A file inside a PDF that says the same as its pages, and what the PDF's metadata say of it. */
export type Archived = { fileName: string; type: string; content: Uint8Array; metadata: string }

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => XML_ESCAPES[sign] ?? sign)

/** A PDF/A-3b: fonts inside, colours by a profile, metadata that say what it is. */
export class ArchivedDocument extends PDFDocument {
  constructor(
    options: PDFKit.PDFDocumentOptions,
    { fileName, type, content, metadata }: Archived,
    madeAt: Date,
  ) {
    super({ ...options, subset: 'PDF/A-3b', pdfVersion: '1.7' })
    // Its types lack the relationship.
    const inside = {
      name: fileName,
      type,
      relationship: 'Alternative',
      creationDate: madeAt,
      modifiedDate: madeAt,
    }
    this.file(Buffer.from(content), inside)
    this.appendXML(metadata)
  }

  /** The library writes title and author among the metadata as they are, and they are texts of anybody. */
  override endMetadata(): void {
    for (const key of ['Title', 'Author'] as const) {
      const text = this.info[key]
      if (text !== undefined) this.info[key] = escaped(text)
    }
    super.endMetadata()
  }
}
