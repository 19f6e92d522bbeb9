import 'server-only'
import { documentResponse } from '@/lib/http/document-response'
import { documentLogo, logoOfDocuments } from '@/lib/media/document-logo'
import type { Certificate } from './certificate'
import { certificatePdf } from './certificate-pdf'

/** A certificate as a file to save. */
export const certificateResponse = async (
  certificate: Certificate,
  position: number,
): Promise<Response> =>
  documentResponse({
    name: `certificate-${certificate.orderNumber}-${position}.pdf`,
    type: 'application/pdf',
    bytes: await certificatePdf(certificate, await documentLogo(await logoOfDocuments())),
  })
