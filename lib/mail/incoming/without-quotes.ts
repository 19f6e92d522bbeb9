/** How mail programs of the store's languages announce what they quote; their lines may be broken. */
const ANNOUNCED = [
  /^On\b.{5,300}\bwrote\s*:$/i,
  /^(?:Am|Von)\b.{5,300}\bschrieb\b.{0,200}:$/i,
  /^Le\b.{5,300}\ba écrit\s*:$/i,
  /^El\b.{5,300}\bescribió\s*:$/i,
]

/** The same where nothing says where it begins, but that it is one line. */
const ANNOUNCED_IN_ONE_LINE = [
  /^.{3,200}\bschrieb am\b.{5,200}:$/i,
  /^.{0,60}\d{4}[年/.-].{3,250}(?:<[^>]+>\s*[:：]|(?:書きました|のメール)\s*[:：。]?)$/,
  /^.{5,300}写道\s*[:：]$/,
]

/** Lines that stand between an answer and what it answers. */
const SEPARATOR =
  /^[-_—]{2,}\s*(?:Original Message|Forwarded message|Original[- ]?Nachricht|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Message d[’']origine|Message original|Message transféré|Mensaje original|Mensaje reenviado|元のメッセージ|転送されたメッセージ|原始邮件|原邮件|转发的邮件)\s*[-_—]*$/i

/** The head of what is quoted, as Outlook writes it above: a sender, and soon a time. */
const SENDER = /^\*?(?:From|Von|De|Expéditeur|差出人|发件人)\s*[:：]/i
const TIME =
  /^\*?(?:Sent|Date|Gesendet|Datum|Envoyé(?: le)?|Enviado(?: el)?|Fecha|送信日時|日時|日付|发送时间|日期|时间)\s*[:：]/i
const SENDER_TO_TIME = 4

/** An announcement that is broken into lines has at most so many. */
const MOST_LINES = 3

const isQuoted = (line: string): boolean => /^\s*>/.test(line)
const isRule = (line: string): boolean => /^[_-]{10,}$/.test(line)

/**
 * What somebody wrote in an answer, without what their mail program quoted: lines that begin with >, and all below the
 * line that announces the quotation. An answer that stands below or within what it quotes is kept.
 *
 * @returns the whole text when nothing else would be left
 */
export function withoutQuotes(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const announced = announcedLines(lines, at)
    if (announced > 0) {
      const next = lines.slice(at + announced).find((one) => one.trim() !== '')
      if (next === undefined || !isQuoted(next)) break
      at += announced - 1
    } else if (beginsHistory(lines, at)) break
    else if (!isQuoted(line)) kept.push(line.trimEnd())
  }
  const own = tidy(kept.join('\n'))
  return own === '' ? tidy(lines.join('\n')) : own
}

const tidy = (text: string): string => text.replace(/\n{3,}/g, '\n\n').trim()

/** Of how many lines the announcement is that begins here; 0 for none. */
function announcedLines(lines: readonly string[], at: number): number {
  for (let count = 1; count <= MOST_LINES; count++) {
    const last = lines[at + count - 1]
    if (last === undefined || last.trim() === '' || isQuoted(last)) return 0
    const joined = lines
      .slice(at, at + count)
      .map((line) => line.trim())
      .join(' ')
    const patterns = count === 1 ? [...ANNOUNCED, ...ANNOUNCED_IN_ONE_LINE] : ANNOUNCED
    if (patterns.some((pattern) => pattern.test(joined))) return count
  }
  return 0
}

function beginsHistory(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? ''
  if (SEPARATOR.test(line)) return true
  if (isRule(line)) return beginsHead(lines, at + 1)
  return beginsHead(lines, at)
}

const beginsHead = (lines: readonly string[], at: number): boolean =>
  SENDER.test(lines[at]?.trim() ?? '') &&
  lines.slice(at + 1, at + 1 + SENDER_TO_TIME).some((line) => TIME.test(line.trim()))
