import { serve } from '@/lib/api/serve'
import { handBackMessages } from '@/lib/service/messages/hand-back-messages'
import { changeUser } from '@/lib/staff/change-user'
import { deleteUser } from '@/lib/staff/delete-user'
import { staffEndpoints } from '@/lib/staff/endpoints'

export const PATCH = serve(
  staffEndpoints['PATCH /api/admin/users/[id]'],
  ({ actor, params, body }) => changeUser(actor, params.id, body, handBackMessages),
)

export const DELETE = serve(staffEndpoints['DELETE /api/admin/users/[id]'], ({ actor, params }) =>
  deleteUser(actor, params.id, handBackMessages),
)
