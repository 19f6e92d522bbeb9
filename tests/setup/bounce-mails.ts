/** An outbox mail that does not exist. */
export const MAIL_ID = '3f1c1d0e-8f5b-4c64-9d55-0a8d6c1b7e2f'

/**
 * A mail server's report (RFC 3464) that a mail could not be delivered.
 *
 * @param headers of the mail that is returned, without its recipient
 * @param diagnostic `null`: the server does not say why
 * @param to `null`: the returned mail names nobody
 */
export function reportOf({
  headers = `Message-ID: <${MAIL_ID}@shop.example>`,
  to = 'Ada@Buyer.example',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <ada@buyer.example>: Recipient address rejected: User unknown',
  returnedType = 'text/rfc822-headers',
  body = '',
}: {
  headers?: string
  to?: string | null
  action?: string
  status?: string
  diagnostic?: string | null
  returnedType?: string
  body?: string
}): string {
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: orders@shop.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="limit"',
    '',
    '--limit',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--limit',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Fri, 27 Nov 2026 10:00:00 +0000',
    '',
    `Final-Recipient: rfc822; ${to ?? 'nobody@buyer.example'}`,
    `Action: ${action}`,
    ...(status === '' ? [] : [`Status: ${status}`]),
    ...(diagnostic === null ? [] : [`Diagnostic-Code: ${diagnostic}`]),
    '',
    '--limit',
    `Content-Type: ${returnedType}`,
    '',
    'From: Softhaven <orders@shop.example>',
    ...(to === null ? [] : [`To: ${to}`]),
    headers,
    '',
    body,
    '--limit--',
    '',
  ].join('\r\n')
}
