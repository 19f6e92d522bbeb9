import { ExternalLink, Eye, History } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { formatDateTime } from '@/components/back-office/format-date'
import { FormError } from '@/components/forms/form-error'
import { Button, buttonStyle } from '@/components/ui/button'
import { ArticleStatusBadge, publishesAt } from './article-status-badge'

type Saved = ComponentProps<typeof ArticleStatusBadge>['article'] & { updatedAt: string }

/** How a text stands that is published at a time: an article, a page, or a text of the store. */
export function SavedLead({ saved }: { saved: Saved }) {
  const t = useTranslations('backOffice.articles')
  return (
    <span className="flex flex-wrap items-center gap-2">
      <ArticleStatusBadge article={saved} />
      {t('form.savedAt', { time: formatDateTime(saved.updatedAt) })}
      {saved.publishAt && <span>{publishesAt(t, saved.publishAt)}</span>}
    </span>
  )
}

/** Leads to the page that shows a text. */
export function ViewLink({ path }: { path: string }) {
  const t = useTranslations('backOffice.articles')
  return (
    <a href={path} target="_blank" rel="noreferrer" className={buttonStyle({ variant: 'ghost' })}>
      <ExternalLink aria-hidden />
      {t('form.view')}
      <span className="sr-only">{t('form.opensInNewTab')}</span>
    </a>
  )
}

/** Opens what a text said before. */
export function VersionsButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('backOffice.articles')
  return (
    <Button variant="ghost" onClick={onClick}>
      <History aria-hidden />
      {t('form.versions')}
    </Button>
  )
}

/** Shows a text as shoppers would see it, without saving it. */
export function PreviewTabButton({
  isWorking,
  onClick,
}: {
  isWorking: boolean
  onClick: () => void
}) {
  const t = useTranslations('backOffice.articles')
  const common = useTranslations('backOffice.common')
  return (
    <Button variant="outline" disabled={isWorking} onClick={onClick}>
      <Eye aria-hidden />
      {common('preview')}
      <span className="sr-only">{t('form.opensInNewTab')}</span>
    </Button>
  )
}

type FormProblemProps = {
  problem: string | undefined
  /** Somebody else has saved it in the meantime. */
  isOutdated: boolean
  onReload: () => void
}

/** Why a text was not saved, and the way to what somebody else saved. */
export function FormProblem({ problem, isOutdated, onReload }: FormProblemProps) {
  const t = useTranslations('backOffice.articles')
  return (
    <div className="mb-5 space-y-3 empty:hidden">
      <FormError>{problem}</FormError>
      {isOutdated && (
        <Button variant="outline" size="sm" onClick={onReload}>
          {t('form.reload')}
        </Button>
      )}
    </div>
  )
}
