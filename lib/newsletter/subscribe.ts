import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { queueMail } from '@/lib/mail/queue-mail'
import { addJob } from '@/lib/platform/jobs'
import { confirmSubscription, endSubscription, noteInterest } from './commands'
import type { NewsletterResult } from './contracts'
import { subscribeNewsletterJob } from './jobs'
import { openConfirmation, openUnsubscription } from './links'

const HOUR_MS = 3_600_000

/**
 * Takes a wish for the newsletter. All that happens before the answer is a note for the worker, so
 * that neither the answer nor its time tells whether the address is known.
 */
export async function askForNewsletter(email: string, locale: string): Promise<void> {
  await db().$transaction((tx) =>
    addJob(tx, subscribeNewsletterJob, { email, locale }, `newsletter:${email}`),
  )
}

/**
 * Sends an address what it needs to subscribe, or the news that it is subscribed already: the former
 * at most once an hour and the latter once a day, so that nobody can be flooded through the form.
 */
export async function answerNewsletterWish(email: string, locale: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id, round, isActive, ...subscriber } = await noteInterest(tx, email, locale)
    const period = Math.floor(Date.now() / (isActive ? 24 * HOUR_MS : HOUR_MS))
    await queueMail(tx, {
      kind: isActive ? 'newsletter_known' : 'newsletter_confirm',
      dedupeKey: `newsletter:${id}:${round}:${isActive ? 'known' : 'confirm'}:${period}`,
      to: email,
      locale: subscriber.locale,
      payload: { subscriberId: id, round },
    })
  })
}

/** Confirms a subscription by the token of a mailed link. @throws AppError `invalid` */
export async function confirmNewsletter(token: string): Promise<NewsletterResult> {
  const facts = await openConfirmation(token)
  if (!facts) throw linkWithoutEffect()
  return db().$transaction(async (tx) => {
    const subscriber = await confirmSubscription(tx, facts)
    if (!subscriber) throw linkWithoutEffect()
    if (!subscriber.isNew) return { status: 'already' }
    await queueMail(tx, {
      kind: 'newsletter_welcome',
      dedupeKey: `newsletter:${facts.subscriberId}:${facts.round}:welcome`,
      to: subscriber.email,
      locale: subscriber.locale,
      payload: { subscriberId: facts.subscriberId, round: facts.round },
    })
    return { status: 'done' }
  })
}

/** Ends a subscription by the token of a mailed link. @throws AppError `invalid` */
export async function unsubscribeNewsletter(token: string): Promise<NewsletterResult> {
  const facts = await openUnsubscription(token)
  if (!facts) throw linkWithoutEffect()
  const ended = await db().$transaction((tx) => endSubscription(tx, facts.subscriberId))
  return { status: ended ? 'done' : 'already' }
}

const linkWithoutEffect = () =>
  new AppError('invalid', 'This link has expired or is not complete', {
    issues: [{ path: 'token', message: 'token has expired or is not valid' }],
  })
