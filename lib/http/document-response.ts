import 'server-only'
import { attachment } from './attachment'

type DocumentFile = { name: string; type: string; bytes: Uint8Array }

/** A document as a file to save, kept by nobody on its way. */
export const documentResponse = ({ name, type, bytes }: DocumentFile): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': attachment(name),
      'cache-control': 'no-store',
    },
  })
