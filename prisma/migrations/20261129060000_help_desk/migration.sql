CREATE TYPE "AnswerOrigin" AS ENUM ('store', 'help_desk', 'visitor');

ALTER TABLE "ContactAnswer"
  ADD COLUMN "origin" "AnswerOrigin" NOT NULL DEFAULT 'store',
  ADD COLUMN "requestId" UUID,
  ADD COLUMN "mailedByDesk" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "deskCommentId" TEXT;

CREATE UNIQUE INDEX "ContactAnswer_requestId_key" ON "ContactAnswer"("requestId");
CREATE UNIQUE INDEX "ContactAnswer_messageId_deskCommentId_key" ON "ContactAnswer"("messageId", "deskCommentId");

CREATE TABLE "HelpDeskTicket" (
  "messageId" INTEGER NOT NULL,
  "desk" TEXT NOT NULL,
  "account" TEXT NOT NULL,
  "reference" TEXT NOT NULL,
  "ticketId" TEXT,
  "triedAt" TIMESTAMPTZ(3),
  "ordersNotedAt" TIMESTAMPTZ(3),
  "agreedStatus" "MessageStatus" NOT NULL DEFAULT 'open',
  "goneAt" TIMESTAMPTZ(3),
  "comparedAt" TIMESTAMPTZ(3),

  CONSTRAINT "HelpDeskTicket_pkey" PRIMARY KEY ("messageId")
);

CREATE UNIQUE INDEX "HelpDeskTicket_reference_key" ON "HelpDeskTicket"("reference");
CREATE INDEX "HelpDeskTicket_desk_ticketId_idx" ON "HelpDeskTicket"("desk", "ticketId");

ALTER TABLE "HelpDeskTicket" ADD CONSTRAINT "HelpDeskTicket_messageId_fkey"
  FOREIGN KEY ("messageId") REFERENCES "ContactMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;
