import { type ReactNode, ViewTransition } from 'react'

type MovingPictureProps = {
  /** The product's; none where it stays. */
  of: number | undefined
  children: ReactNode
}

/** The picture of a product, which moves from the list that its page is opened from to its place there (app/theme.css). */
export const MovingPicture = ({ of, children }: MovingPictureProps) => (
  <ViewTransition
    name={of === undefined ? undefined : `product-${of}`}
    share="moving-picture"
    default="none"
  >
    {children}
  </ViewTransition>
)
