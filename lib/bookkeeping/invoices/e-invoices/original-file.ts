import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { documentLogo } from '@/lib/media/document-logo'
import { documentPdf } from '../render-document'
import { type Snapshot, snapshotSchema } from '../snapshot'
import { type ElectronicDocument, isElectronic } from './e-invoice'
import { E_INVOICE_NAMES, type EInvoiceFormat } from './formats'
import { eInvoiceXml } from './make-xml'
import { missingForXRechnung } from './missing'

/** A document as it is stored, with what it says. */
type Stored = { id: number; snapshot: Snapshot }
export type InvoiceFileContent = { name: string; type: string; bytes: Uint8Array }

/**
 * A document by its number.
 *
 * @param orderId the order that it must be of; any unless given
 * @throws AppError `not_found`
 */
export async function storedDocument(number: string, orderId?: number): Promise<Stored> {
  const row = await db().invoiceDocument.findUnique({
    where: { number, orderId },
    select: { id: true, snapshot: true },
  })
  if (!row) throw new AppError('not_found', say('invoices.unknownDocument'))
  return { id: row.id, snapshot: snapshotSchema.parse(row.snapshot) }
}

/** A document as a PDF. That of an electronic invoice holds its XML, and is the same file for good. */
export async function pdfFile({ id, snapshot }: Stored): Promise<InvoiceFileContent> {
  const bytes = isElectronic(snapshot)
    ? await original(id, 'pdf', async () =>
        documentPdf(snapshot, {
          logo: await documentLogo(snapshot.logo),
          xml: Buffer.from(await xmlBytes(id, snapshot, 'cii')).toString(),
        }),
      )
    : await documentPdf(snapshot, { logo: await documentLogo(snapshot.logo) })
  return { name: `${snapshot.number}.pdf`, type: 'application/pdf', bytes }
}

/**
 * An electronic invoice as a file for programs.
 *
 * @throws AppError `not_found` for a document that is none; `conflict` for an XRechnung that would lack something
 */
export async function xmlFile(
  { id, snapshot }: Stored,
  format: EInvoiceFormat,
): Promise<InvoiceFileContent> {
  if (!isElectronic(snapshot)) throw new AppError('not_found', say('invoices.unknownDocument'))
  const missing = format === 'xrechnung' ? missingForXRechnung(snapshot) : []
  if (missing.length > 0)
    throw new AppError(
      'conflict',
      say('invoices.incomplete', { format: E_INVOICE_NAMES[format] }),
      {
        details: { reason: 'incomplete', missing: missing.join(' ') },
      },
    )
  return {
    name: `${snapshot.number}-${format}.xml`,
    type: 'application/xml',
    bytes: await xmlBytes(id, snapshot, format),
  }
}

const xmlBytes = (id: number, document: ElectronicDocument, format: EInvoiceFormat) =>
  original(id, format, async () => Buffer.from(await eInvoiceXml(document, format)))

/** A file as it was handed out first; of two that are made at once the stored one counts. */
async function original(
  documentId: number,
  format: 'pdf' | EInvoiceFormat,
  make: () => Promise<Buffer>,
): Promise<Uint8Array> {
  const where = { documentId_format: { documentId, format } }
  const known = await db().invoiceFile.findUnique({ where, select: { bytes: true } })
  if (known) return known.bytes
  const bytes = new Uint8Array(await make())
  await db().invoiceFile.createMany({
    data: [{ documentId, format, bytes }],
    skipDuplicates: true,
  })
  const { bytes: stored } = await db().invoiceFile.findUniqueOrThrow({
    where,
    select: { bytes: true },
  })
  return stored
}
