/** What pdfkit has and its types lack. */
declare namespace PDFKit {
  interface PDFDocument {
    /** Adds to the metadata (XMP). */
    appendXML(xml: string): void
    /** Ends the metadata, after the file's own table of them. */
    endMetadata(): void
  }
}
