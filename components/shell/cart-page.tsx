'use client'

import { CartScreen } from '@/components/cart/cart-screen'
import { expressInCart } from '@/components/checkout/express/express-in-cart'

/** The page of the cart, with what pays from it. */
export const CartPage = () => <CartScreen payNow={expressInCart} />
