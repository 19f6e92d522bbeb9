import 'server-only'
import { db } from '@/lib/core/db'
import { deleteMailsOfKinds } from '@/lib/mail/delete-mails'

/** Removes the mails about requests to see or to erase data from before a time. */
export const removeOldDataRequests = (before: Date): Promise<void> =>
  deleteMailsOfKinds(db(), ['own_data_link', 'own_data_erased'], { before })
