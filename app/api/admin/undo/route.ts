import { serve } from '@/lib/api/serve'
import { undoEndpoints } from '@/lib/undo/endpoints'
import { undoChange } from '@/lib/undo/undo-change'

export const POST = serve(undoEndpoints['POST /api/admin/undo'], ({ actor, body }) =>
  undoChange(actor, body),
)
