import { z } from 'zod'
import { adminRoute } from '@/lib/api/admin-route'
import { MAX_IMPORT_BYTES } from '@/lib/catalog/import-columns'
import { importReportSchema } from '@/lib/catalog/import-contracts'
import { importProducts } from '@/lib/catalog/import-products'
import { previewImport } from '@/lib/catalog/preview-import'
import { invalidField } from '@/lib/core/errors'
import { parse, reply } from '@/lib/http/route'
import { fileOf, parseForm, textsOf } from '@/lib/http/upload'

const optionsSchema = z.object({
  /** Tells what the file would do, and does nothing. */
  dryRun: z.enum(['true', 'false'], 'dryRun must be true or false').default('false'),
  /** That of the preview: an import that would do anything else is refused. */
  fingerprint: z.string().max(64, 'fingerprint is too long').optional(),
})

export const POST = adminRoute('POST /api/admin/products/import', async (request, actor) => {
  const form = await parseForm(request, {
    maxBytes: MAX_IMPORT_BYTES + 4096,
    tooLarge: 'The file is larger than 10 MB. Split it.',
  })
  const { dryRun, fingerprint } = parse(optionsSchema, textsOf(form))
  const file = fileOf(form, 'file')
  if (!file) throw invalidField('file', 'Choose a file that is not empty')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const report =
    dryRun === 'true' ? await previewImport(bytes) : await importProducts(actor, bytes, fingerprint)
  return reply(importReportSchema, report)
})
