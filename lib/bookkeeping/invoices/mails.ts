import 'server-only'
import { z } from 'zod'
import { type Composed, composeMessage, mailTranslator } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { isElectronic } from './e-invoices/e-invoice'
import { missingForXRechnung } from './e-invoices/missing'
import {
  type InvoiceFileContent,
  pdfFile,
  storedDocument,
  xmlFile,
} from './e-invoices/original-file'

const payloadSchema = z.object({ number: z.string() })

/** Sends an electronic invoice, or a credit note, to a buyer who gave a reference: as PDF, and as a file for programs. */
export async function composeElectronicInvoice(email: Outgoing): Promise<Composed> {
  const { number } = payloadSchema.parse(email.payload)
  const [document, t] = await Promise.all([storedDocument(number), mailTranslator(email.locale)])
  const { snapshot } = document
  const { kind, orderNumber, buyer } = snapshot
  // Whoever can have no XRechnung gets the same by the other profile.
  const format =
    isElectronic(snapshot) && missingForXRechnung(snapshot).length === 0 ? 'xrechnung' : 'peppol'
  const files = [await pdfFile(document), await xmlFile(document, format)]
  return composeMessage({
    locale: email.locale,
    words: {
      kind: 'electronic_invoice',
      values: {
        customerName: buyer.name,
        orderNumber,
        documentNumber: number,
      },
    },
    subject: t(`eInvoice.${kind}`, { number, orderNumber }),
    heading: t('greeting', { name: buyer.name }),
    paragraphs: [t('eInvoice.attached')],
    attachments: files.map(attached),
  })
}

const attached = ({ name, type, bytes }: InvoiceFileContent) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(bytes),
})
