/** Where the browser remembers the list that an order was opened from. */
const KEY = 'adminOrderList'
const LIST = '/admin/orders'

/** Keeps a list's filters in the address and for the way back from an order. */
export function saveOrderListUrl(query: string): void {
  const address = query ? `${LIST}?${query}` : LIST
  if (location.pathname === LIST && location.pathname + location.search !== address)
    window.history.replaceState(window.history.state, '', address)
  sessionStorage.setItem(KEY, address)
}

export const savedOrderListUrl = (): string => sessionStorage.getItem(KEY) ?? LIST
