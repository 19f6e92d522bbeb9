'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { FilterPanel, type FilterPanelProps } from './filter-panel'

const [Sheet, preloadSheet] = lazyPart(async () => ({
  default: (await import('@/components/ui/sheet')).Sheet,
}))

type FilterSheetButtonProps = FilterPanelProps & {
  active: number
  matching: { count: number; isMinimum: boolean }
}

/** On phones and tablets the filters open in a drawer. */
export function FilterSheetButton({ active, matching, ...panel }: FilterSheetButtonProps) {
  const t = useTranslations('listing')
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <div className="flex-1 lg:hidden">
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="w-full"
        onPointerEnter={preloadSheet}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <Icon name="sliders-horizontal" />
        {t('filters')}
        {active > 0 && (
          <Badge tone="sale" className="px-2">
            <span aria-hidden>{active}</span>
            <span className="sr-only">{t('activeFilters', { count: active })}</span>
          </Badge>
        )}
      </Button>
      {opened && (
        <Suspense>
          <Sheet
            open={open}
            onOpenChange={setOpen}
            side="start"
            width="w-88"
            title={t('filters')}
            closeLabel={t('closeFilters')}
            footer={
              <div className="p-4">
                <Button className="w-full" size="lg" onClick={() => setOpen(false)}>
                  {t(matching.isMinimum ? 'showResultsMore' : 'showResults', {
                    count: matching.count,
                  })}
                </Button>
              </div>
            }
          >
            <div className="px-5 py-3 pb-6">
              <FilterPanel {...panel} />
            </div>
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}
