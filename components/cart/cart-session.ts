const STORAGE_KEY = 'cartSessionId'

/** Fallback without storage: the cart lasts as long as the page. */
let unsaved: string | null = null

/** `crypto.randomUUID` is missing where the store is reached over plain HTTP. */
function newSessionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Whether this browser has a cart on the server, empty or not. */
export function hasCartSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return unsaved !== null
  }
}

/**
 * The id of this browser's cart on the server. Created once, then reused.
 *
 * @returns the id, and whether it is new: such a cart is empty
 */
export function cartSession(): { id: string; isNew: boolean } {
  try {
    const saved = localStorage.getItem(STORAGE_KEY)
    if (saved) return { id: saved, isNew: false }
    const id = unsaved ?? newSessionId()
    localStorage.setItem(STORAGE_KEY, id)
    return { id, isNew: unsaved === null }
  } catch {
    if (unsaved) return { id: unsaved, isNew: false }
    unsaved = newSessionId()
    return { id: unsaved, isNew: true }
  }
}

let wasTold = false

/** Whether the shopper has yet to be told that this browser keeps no cart; from then on they were. */
export function mustTellNotKept(): boolean {
  if (wasTold) return false
  cartSession()
  wasTold = unsaved !== null
  return wasTold
}

/** In the place of this browser's cart, while its payer is on the page of a link. */
let instead: string | null = null

/** Pays something else than this browser's cart. @param session `null`: the cart again */
export function payInstead(session: string | null): void {
  instead = session
}

/** What is paid in the place of this browser's cart; `null` while it is the cart. */
export const paidInstead = (): string | null => instead

/** The header by which calls name this browser's cart, or what is paid in its place, and with it whoever paid for it. */
export const sessionHeader = () => ({ 'x-session-id': instead ?? cartSession().id })
