import { HttpError, urlOf } from '@/lib/http/client'

/** Has the browser save the quote that a form asks for, under the name that the server gives it. */
export async function saveQuote(form: FormData): Promise<void> {
  const answer = await fetch(urlOf('POST /api/quotes'), { method: 'POST', body: form })
  if (!answer.ok) throw new HttpError(answer.status, await answer.text())
  const [, name = 'quote.pdf'] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
