/** sessionStorage key of the list URL from which an order was opened. */
const KEY = 'adminOrderList'
const LIST = '/admin/orders'

/** Writes the list's filters to the URL, and saves it for the link back from an order. */
export function saveOrderListUrl(query: string): void {
  const address = query ? `${LIST}?${query}` : LIST
  if (location.pathname === LIST && location.pathname + location.search !== address)
    window.history.replaceState(window.history.state, '', address)
  sessionStorage.setItem(KEY, address)
}

export const savedOrderListUrl = (): string => sessionStorage.getItem(KEY) ?? LIST
