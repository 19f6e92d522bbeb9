import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { importFieldsSchema } from '@/lib/catalog/import-contracts'
import { importProducts } from '@/lib/catalog/import-products'
import { previewImport } from '@/lib/catalog/preview-import'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { parse } from '@/lib/http/route'
import { fileOf, textsOf } from '@/lib/http/upload'

export const POST = serve(
  catalogEndpoints['POST /api/admin/products/import'],
  async ({ actor, form }) => {
    const { dryRun, fingerprint, skipRefused } = parse(importFieldsSchema, textsOf(form))
    const file = fileOf(form, 'file')
    if (!file) throw invalidField('file', say('files.chooseNotEmpty'))
    const bytes = new Uint8Array(await file.arrayBuffer())
    return dryRun === 'true'
      ? previewImport(bytes)
      : importProducts(actor, bytes, { fingerprint, skipRefused: skipRefused === 'true' })
  },
)
