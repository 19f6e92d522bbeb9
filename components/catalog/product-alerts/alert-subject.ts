/** What the visitor may be told about: one product's return or price, or either of several products. */
export type AlertSubject = 'stock' | 'price' | 'list'
