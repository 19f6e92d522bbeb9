import { serve } from '@/lib/api/serve'
import { deleteNote } from '@/lib/customers/delete-note'
import { customerRecordEndpoints } from '@/lib/service/customer-records/endpoints'
import { readCustomer } from '@/lib/service/customer-records/read-customer'

export const DELETE = serve(
  customerRecordEndpoints['DELETE /api/admin/customers/[id]/notes/[noteId]'],
  async ({ actor, params }) => {
    await deleteNote(actor, params)
    return readCustomer(params.id, actor.role)
  },
)
