import { Clock, type LucideIcon, Mail, MessagesSquare, Phone, Reply } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ChatPlugin } from '@/components/plugins/chat/chat-plugin'
import { LiveChat } from '@/components/plugins/chat/live-chat'
import { phoneHref } from '@/components/storefront/info/contact-links'
import { Badge } from '@/components/ui/badge'
import { buttonStyle } from '@/components/ui/button'
import type { Promises } from '@/lib/settings/promises'
import { useBusinessHours } from './business-hours'

type ChannelsProps = {
  email: string
  phone: string
  /** The enabled chat plugin; without one the card links to the form. */
  chat: ChatPlugin | undefined
  hasChat: boolean
  promises: Promises
}

/** E-mail, telephone and, where there is one, the chat, with availability and what is promised of answers. */
export function Channels({ email, phone, chat, hasChat, promises }: ChannelsProps) {
  const t = useTranslations('contactPage.channels')
  const hours = useTranslations('contactPage.hours')
  const [weekdays] = useBusinessHours()
  const officeHours = hours('line', weekdays)
  const availability = { always: t('allDay'), office_hours: officeHours, unsaid: null }[
    promises.support
  ]
  const { chatMinutes, answerHours, phoneMinutes } = promises.answers
  return (
    <ul aria-label={t('label')} className="grid gap-4 md:auto-cols-fr md:grid-flow-col lg:gap-5">
      {hasChat && (
        <Channel
          Icon={MessagesSquare}
          title={t('chat.title')}
          text={t('chat.text')}
          availability={availability}
          response={chatMinutes > 0 && t('underMinutes', { count: chatMinutes })}
          href="#write"
          action={t('chat.action')}
          isRecommended
          entry={chat && <LiveChat plugin={chat} />}
        />
      )}
      <Channel
        Icon={Mail}
        title={t('email.title')}
        text={t('email.text')}
        availability={availability}
        response={answerHours > 0 && t('underHours', { count: answerHours })}
        href={`mailto:${email}`}
        action={email}
      />
      <Channel
        Icon={Phone}
        title={t('phone.title')}
        text={t('phone.text')}
        availability={officeHours}
        response={phoneMinutes > 0 && t('underMinutes', { count: phoneMinutes })}
        href={phoneHref(phone)}
        action={phone}
      />
    </ul>
  )
}

type ChannelProps = {
  Icon: LucideIcon
  title: string
  text: string
  availability: ReactNode
  /** Within which an answer comes, where that is promised. */
  response: string | false
  href: string
  action: string
  isRecommended?: boolean
  /** Replaces the link. */
  entry?: ReactNode
}

function Channel(props: ChannelProps) {
  const { Icon, title, text, href, action, isRecommended, entry, ...details } = props
  const t = useTranslations('contactPage.channels')
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card sm:p-7">
      <div className="flex items-start justify-between gap-3">
        <Icon aria-hidden className="size-7 text-primary-strong" strokeWidth={1.75} />
        {isRecommended && <Badge tone="brand">{t('recommended')}</Badge>}
      </div>
      <h3 className="mt-4 text-lg font-bold">{title}</h3>
      <p className="mt-1.5 leading-relaxed text-muted">{text}</p>
      <dl className="mt-auto mb-6 space-y-2.5 pt-5 text-[0.9375rem]">
        {details.availability !== null && (
          <Detail Icon={Clock} name={t('availability')} value={details.availability} />
        )}
        {details.response && <Detail Icon={Reply} name={t('response')} value={details.response} />}
      </dl>
      {entry ?? (
        <a
          href={href}
          className={buttonStyle({
            variant: isRecommended ? 'primary' : 'outline',
            className:
              'h-auto min-h-11 py-2 text-center whitespace-normal! [overflow-wrap:anywhere]',
          })}
        >
          <bdi>{action}</bdi>
        </a>
      )}
    </li>
  )
}

function Detail({ Icon, name, value }: { Icon: LucideIcon; name: string; value: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      <dt className="mt-0.5">
        <Icon aria-hidden className="size-4.5 text-line-strong" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 leading-snug text-ink-soft">{value}</dd>
    </div>
  )
}
