/** The page of the cart, without its language. */
export const CART_PATH = '/cart'
