import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '@/components/back-office/admin-calls'
import type { MailTexts } from '@/lib/mail/texts/contracts'
import type { MailTextKind } from '@/lib/mail/texts/kinds'

const LIST = 'GET /api/admin/mail-texts'
const ONE = 'GET /api/admin/mail-texts/[kind]'

/** Which kinds of mail have words of the owner's. */
export function useMailTextList() {
  return useQuery({
    queryKey: [LIST],
    queryFn: ({ signal }) => callAdmin(LIST, { signal }),
    staleTime: 0,
  })
}

/** The words of a kind of mail in every language. */
export function useMailTexts(kind: MailTextKind) {
  return useQuery({
    queryKey: [ONE, kind],
    queryFn: ({ signal }) => callAdmin(ONE, { params: { kind }, signal }),
    // Nothing replaces what is being edited.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Shows words as they were saved. */
export function useMailTextsChanged() {
  const client = useQueryClient()
  return (texts: MailTexts) => {
    client.setQueryData([ONE, texts.kind], texts)
    return client.invalidateQueries({ queryKey: [LIST] })
  }
}
