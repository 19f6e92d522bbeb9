import { serve } from '@/lib/api/serve'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { quoteRequestSchema } from '@/lib/checkout/quotes/contracts'
import { makeQuote } from '@/lib/checkout/quotes/make-quote'
import { quotePdf } from '@/lib/checkout/quotes/render-quote'
import { documentResponse } from '@/lib/http/document-response'
import { parse } from '@/lib/http/route'
import { textsOf } from '@/lib/http/upload'

export const POST = serve(checkoutEndpoints['POST /api/quotes'], async ({ form }) => {
  const quote = await makeQuote(parse(quoteRequestSchema, textsOf(form)))
  return documentResponse({
    name: `${quote.number}.pdf`,
    type: 'application/pdf',
    bytes: await quotePdf(quote),
  })
})
