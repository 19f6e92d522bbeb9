import { serve } from '@/lib/api/serve'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { refusedLines } from '@/lib/catalog/refused-lines'
import { invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { csvResponse } from '@/lib/http/csv-response'
import { fileOf } from '@/lib/http/upload'

export const POST = serve(
  catalogEndpoints['POST /api/admin/products/import/refused'],
  async ({ form }) => {
    const file = fileOf(form, 'file')
    if (!file) throw invalidField('file', say('files.chooseNotEmpty'))
    const bytes = new Uint8Array(await file.arrayBuffer())
    return csvResponse('products-with-errors.csv', await refusedLines(bytes))
  },
)
