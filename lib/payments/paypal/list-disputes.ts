import { z } from 'zod'
import type { DisputeNotice } from '@/lib/payments/provider-notice'
import { createPayPalClient, type PayPalConfig } from './client'
import { readDispute } from './read-notice'

const PAGE_SIZE = 50
/** More pages than that are no list of new disputes. */
const MAX_PAGES = 100

const listSchema = z.object({
  items: z.array(z.object({ dispute_id: z.string().regex(/^[\w-]{1,64}$/) })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
})

/**
 * The disputes that changed since a time, each as PayPal knows it now. The list names them; what is disputed each of them
 * says itself.
 * https://developer.paypal.com/docs/api/customer-disputes/v1/
 *
 * @throws Error, for the owner to read, when PayPal does not answer, refuses, or answers what can't be read
 */
export async function* listPayPalDisputes(
  config: PayPalConfig,
  since: Date,
): AsyncGenerator<DisputeNotice> {
  const client = createPayPalClient(config)
  const read = async <S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> => {
    const result = await client.call('GET', path)
    if (result.kind !== 'answer') throw new Error(`PayPal does not answer (${result.message})`)
    if (result.status !== 200)
      throw new Error(
        `PayPal refused its disputes (${result.status}). The app needs the permission "Disputes".`,
      )
    const answer = schema.safeParse(result.body)
    if (!answer.success) throw new Error('PayPal’s list of disputes cannot be read')
    return answer.data
  }
  const query = new URLSearchParams({
    update_time_after: since.toISOString(),
    page_size: String(PAGE_SIZE),
  })
  let path: string | undefined = `/v1/customer/disputes?${query}`
  for (let page = 1; path !== undefined && page <= MAX_PAGES; page++) {
    const { items, links }: z.output<typeof listSchema> = await read(path, listSchema)
    for (const { dispute_id } of items)
      yield readDispute(await read(`/v1/customer/disputes/${dispute_id}`, z.unknown()))
    const next: string | undefined = links.find(({ rel }) => rel === 'next')?.href
    // Of the address only what is asked, not whom: the credentials go to PayPal's own host.
    path = next && `/v1/customer/disputes${new URL(next).search}`
  }
}
