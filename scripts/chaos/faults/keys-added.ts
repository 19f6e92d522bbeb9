import type { Fault } from './fault'

/** Staff add keys to a pool that runs dry, while orders wait for them. */
export const keysAdded: Fault = {
  name: 'keys-added',
  every: 10,
  async strike({ backOffice, catalogue }, draw) {
    const product = draw.pick(catalogue.products.filter(({ kind }) => kind === 'scarce'))
    const count = draw.between(1, 8)
    await backOffice.restock(product.id, catalogue.moreKeys(product.id, count))
    return `${count} of product ${product.id}`
  },
}
