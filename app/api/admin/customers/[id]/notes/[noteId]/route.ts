import { serve } from '@/lib/api/serve'
import { customerRecordEndpoints } from '@/lib/customer-records/endpoints'
import { readCustomer } from '@/lib/customer-records/read-customer'
import { deleteNote } from '@/lib/customers/delete-note'

export const DELETE = serve(
  customerRecordEndpoints['DELETE /api/admin/customers/[id]/notes/[noteId]'],
  async ({ actor, params }) => {
    await deleteNote(actor, params)
    return readCustomer(params.id, actor.role)
  },
)
