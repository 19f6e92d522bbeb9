import { parseViews, withView } from './viewed-products'

// They stay in this browser: only the ids of what is shown go into a call. Without storage nothing is remembered.

export const STORAGE_KEY = 'viewedProducts'

/** The viewed products as they are stored: see `parseViews`. */
export function storedViews(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function change(write: (storage: Storage) => void): void {
  try {
    write(localStorage)
  } catch {
    // A browser that refuses storage, or has no room.
  }
}

/** Remembers that a product is looked at; read anew, as another tab may have written. */
export const rememberView = (id: number): void =>
  change((storage) =>
    storage.setItem(STORAGE_KEY, JSON.stringify(withView(parseViews(storedViews()), id))),
  )

export const forgetViews = (): void => change((storage) => storage.removeItem(STORAGE_KEY))
