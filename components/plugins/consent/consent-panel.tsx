'use client'

import { Cookie } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Checkbox } from '@/components/ui/fields/checkbox'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import { type Choices, toAll } from './consent-record'
import type { questionsOf } from './purposes'
import { useRoomBelow } from './use-room-below'
import type { Purpose } from './vendors'

type Position = NonNullable<PublicPlugins['cookieConsent']>['position']

type ConsentPanelProps = {
  questions: ReturnType<typeof questionsOf>
  choices: Choices
  /** Whether somebody has asked for it, rather than being asked. */
  isSettings: boolean
  /** Whether the browser says for its user that nothing of this is wanted. */
  hasOptedOut: boolean
  position: Position
  /** The owner's own words in the place of the store's. */
  message: string | undefined
  onSave: (choices: Choices) => void
  onClose: () => void
}

const PLACE: Record<Position, string> = {
  bottom: 'sm:inset-x-4 sm:bottom-4 sm:mx-auto sm:max-w-5xl',
  'corner-start': 'sm:start-4 sm:end-auto sm:bottom-4 sm:w-100',
  'corner-end': 'sm:start-auto sm:end-4 sm:bottom-4 sm:w-100',
}

/**
 * The question and its settings. Not a dialog: the page can be used without answering. It lies below
 * the header and below every drawer, so the cart is never covered.
 */
export function ConsentPanel(props: ConsentPanelProps) {
  const { questions, choices, isSettings, hasOptedOut, position, message, onSave, onClose } = props
  const t = useTranslations('consent')
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [isChoosing, setChoosing] = useState(isSettings)
  useRoomBelow(panel)
  useFocusOf(panel, isSettings)
  const isBar = position === 'bottom' && !isChoosing
  const asked = questions.map(({ purpose }) => purpose)

  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isSettings) onClose()
      }}
      className={classNames(
        'consent-panel fixed inset-x-0 bottom-0 z-30 max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain border-t border-line bg-surface p-4 shadow-overlay focus:outline-none sm:rounded-card sm:border sm:p-5 print:hidden',
        PLACE[position],
        isChoosing && position === 'bottom' && 'sm:max-w-2xl',
      )}
    >
      <div className={classNames(isBar && 'lg:flex lg:items-center lg:gap-8')}>
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-3">
            <h2
              id={`${id}-title`}
              className="flex items-center gap-2 text-base font-bold sm:text-lg"
            >
              <Cookie aria-hidden className="size-5 shrink-0 text-primary-strong" />
              {isSettings ? t('settings') : t('title')}
            </h2>
            {isSettings && (
              <button
                type="button"
                aria-label={t('close')}
                onClick={onClose}
                className="-me-2 -mt-2 grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <Icon name="x" className="size-5" />
              </button>
            )}
          </div>
          <p className="mt-1 text-sm leading-relaxed whitespace-pre-line text-ink-soft">
            {message || t('text')}{' '}
            <Link
              href="/privacy"
              prefetch={false}
              className="font-semibold whitespace-nowrap text-primary-deep underline underline-offset-2 hover:no-underline"
            >
              {t('policy')}
            </Link>
          </p>
          {hasOptedOut && isSettings && (
            <p className="mt-3 rounded-control bg-sunken px-3 py-2 text-sm text-ink-soft">
              {t('browserSaysNo')}
            </p>
          )}
        </div>
        {isChoosing ? (
          <Purposes
            questions={questions}
            choices={choices}
            onSave={onSave}
            moveFocus={!isSettings}
          />
        ) : (
          <div className={classNames('mt-3 grid grid-cols-2 gap-2', isBar && 'lg:mt-0 lg:w-92')}>
            <Answers asked={asked} onSave={onSave} />
            <Button
              variant="ghost"
              size="sm"
              className="col-span-2 underline underline-offset-4"
              onClick={() => setChoosing(true)}
            >
              {t('choose')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

/** Yes and no weigh the same: one look, one size, one press. */
function Answers({ asked, onSave }: { asked: Purpose[]; onSave: (choices: Choices) => void }) {
  const t = useTranslations('consent')
  const look = 'h-auto min-h-11 whitespace-normal! text-center leading-tight py-2'
  return (
    <>
      <Button variant="dark" className={look} onClick={() => onSave(toAll(asked, false))}>
        {t('necessary')}
      </Button>
      <Button variant="dark" className={look} onClick={() => onSave(toAll(asked, true))}>
        {t('all')}
      </Button>
    </>
  )
}

type PurposesProps = Pick<ConsentPanelProps, 'questions' | 'choices' | 'onSave'> & {
  moveFocus: boolean
}

function Purposes({ questions, choices, onSave, moveFocus }: PurposesProps) {
  const t = useTranslations('consent')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that opened the list is gone.
    if (moveFocus) form.current?.querySelector('input')?.focus()
  }, [moveFocus])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    onSave(Object.fromEntries(questions.map(({ purpose }) => [purpose, ticked.has(purpose)])))
  }

  return (
    <form ref={form} onSubmit={submit} className="mt-3">
      <ul className="divide-y divide-line border-y border-line">
        <li className="flex items-center gap-3 py-1.5 text-sm">
          <Icon name="check" className="mx-0.5 size-4 shrink-0 text-success" strokeWidth={3} />
          <p>
            <span className="block font-semibold">{t('purposes.necessary.title')}</span>
            <span className="block text-muted">{t('purposes.necessary.text')}</span>
          </p>
        </li>
        {questions.map(({ purpose, names }) => (
          <li key={purpose}>
            <Checkbox
              name={purpose}
              defaultChecked={choices[purpose] ?? false}
              label={
                <>
                  <span className="block font-semibold text-ink">
                    {t(`purposes.${purpose}.title`)}
                  </span>
                  <span className="block text-muted">
                    {t(`purposes.${purpose}.text`)} <bdi>{names.join(', ')}</bdi>
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Answers asked={questions.map(({ purpose }) => purpose)} onSave={onSave} />
        <Button type="submit" variant="outline" className="col-span-2">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** Who asks for the settings is led there, and back to the button afterwards. */
function useFocusOf(panel: React.RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [panel, isWanted])
}
