import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { useCart } from './use-cart'

type CartWithoutLinesProps = {
  cart: ReturnType<typeof useCart>
  /** Where the text stands, in the middle. */
  className: string
  loadingClassName: string
  /** What leads on from an empty cart. */
  emptyAction: ReactNode
}

/** What the cart says while it has no lines to show: it is empty, failed to load, or is being loaded. */
export function CartWithoutLines(props: CartWithoutLinesProps) {
  const { cart, className, loadingClassName, emptyAction } = props
  const t = useTranslations('cart')
  if (cart.isError)
    return (
      <Centered icon={<Icon name="circle-alert" className="size-8" />} className={className}>
        <p role="alert" className="font-semibold">
          {t('failed')}
        </p>
        <Button
          variant="outline"
          className="mt-5"
          aria-disabled={cart.isFetching || undefined}
          onClick={() => void cart.refetch()}
        >
          {t('retry')}
        </Button>
      </Centered>
    )
  if (!cart.lines) return <CartLoading className={loadingClassName} />
  return (
    <Centered icon={<Icon name="shopping-bag" className="size-8" />} className={className}>
      <p className="text-lg font-bold">{t('emptyTitle')}</p>
      <p className="mt-1 mb-6 text-muted">{t('emptyText')}</p>
      {emptyAction}
    </Centered>
  )
}

type CenteredProps = { icon: ReactNode; className: string; children: ReactNode }

function Centered({ icon, className, children }: CenteredProps) {
  return (
    <div className={`flex flex-col items-center text-center ${className}`}>
      <span className="mb-5 grid size-18 place-items-center rounded-full bg-primary-soft text-primary-strong">
        {icon}
      </span>
      {children}
    </div>
  )
}

function CartLoading({ className }: { className: string }) {
  const t = useTranslations('cart')
  return (
    <div className={className}>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[1, 2].map((row) => (
        <div key={row} aria-hidden className="flex gap-4 border-b border-line py-4">
          <span className="skeleton size-20 shrink-0 rounded-control" />
          <span className="flex-1">
            <span className="skeleton block h-4 w-4/5 rounded" />
            <span className="skeleton mt-2 block h-4 w-1/3 rounded" />
            <span className="skeleton mt-3 block h-9 w-28 rounded-control" />
          </span>
        </div>
      ))}
    </div>
  )
}
