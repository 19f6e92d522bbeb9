const openers = new Set<() => void>()

/** What opens the cart when somebody asks for it. @returns a function that ends it */
export function onOpenCart(open: () => void): () => void {
  openers.add(open)
  return () => openers.delete(open)
}

/** Opens the cart from elsewhere than its button. */
export function openCart(): void {
  for (const open of openers) open()
}
