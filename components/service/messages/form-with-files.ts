import { ATTACHMENTS_FIELD } from '@/lib/service/messages/attachment-limits'

/** Texts and files as one form; what is not there is left out. */
export function formWith(
  texts: Readonly<Record<string, string | undefined>>,
  files: readonly File[],
): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) if (text !== undefined) form.set(name, text)
  for (const file of files) form.append(ATTACHMENTS_FIELD, file)
  return form
}
