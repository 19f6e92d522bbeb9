import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { PageSection } from './product-sections'

type GroupHeadingProps = { section: PageSection; onAdd: (categoryId: number) => void }

/** A brand's heading, preceded by the main category's where that one starts on the page. */
export function GroupHeading({ section: { group, startsMainCategory }, onAdd }: GroupHeadingProps) {
  const t = useTranslations('backOffice.catalog')
  const { main, sub, count } = group
  return (
    <>
      {startsMainCategory && (
        <div className="sticky start-0 flex w-full items-center justify-between gap-3 bg-sunken px-4 py-2">
          <h2 className="text-base font-bold">
            {main.name}
            {!main.isActive && <Inactive />}
          </h2>
          <AddButton name={main.name} onClick={() => onAdd(main.id)} />
        </div>
      )}
      {sub ? (
        <div className="flex items-center justify-between gap-3 bg-canvas px-4 py-1.5">
          <h3 className="text-sm font-semibold text-ink-soft">
            {sub.name}
            <Count count={count} />
            {!sub.isActive && <Inactive />}
          </h3>
          <AddButton name={sub.name} onClick={() => onAdd(sub.id)} />
        </div>
      ) : (
        <div className="bg-canvas px-4 py-2">
          <h3 className="text-sm font-semibold text-ink-soft">
            {t('products.underNoBrand', { name: main.name })}
            <Count count={count} />
          </h3>
        </div>
      )}
    </>
  )
}

function Count({ count }: { count: number }) {
  const t = useTranslations('backOffice.catalog')
  return (
    <span className="ms-2 font-normal text-muted tabular-nums">{t('productCount', { count })}</span>
  )
}

function Inactive() {
  const t = useTranslations('backOffice.catalog')
  return <Badge className="ms-2">{t('inactive')}</Badge>
}

function AddButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslations('backOffice.catalog')
  return (
    <Button
      variant="ghost"
      size="sm"
      className="text-primary-strong"
      aria-label={t('products.addToNamed', { name })}
      onClick={onClick}
    >
      <Plus aria-hidden />
      {t('products.addToCategory')}
    </Button>
  )
}
