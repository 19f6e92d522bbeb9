-- Invoices and credit notes (docs/decisions/0079).
-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('invoice', 'credit_note');

-- CreateTable
CREATE TABLE "DocumentSeries" (
    "prefix" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "next" INTEGER NOT NULL,

    CONSTRAINT "DocumentSeries_pkey" PRIMARY KEY ("prefix")
);

-- CreateTable
CREATE TABLE "InvoiceDocument" (
    "id" SERIAL NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "number" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "orderId" INTEGER NOT NULL,
    "refundId" UUID,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "issuedOn" DATE NOT NULL,
    "total" DECIMAL(10,2) NOT NULL,
    "snapshot" JSONB NOT NULL,

    CONSTRAINT "InvoiceDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceDetails" (
    "orderId" INTEGER NOT NULL,
    "company" TEXT NOT NULL DEFAULT '',
    "taxId" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InvoiceDetails_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "InvoiceBook" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "doneOrderId" INTEGER NOT NULL,

    CONSTRAINT "InvoiceBook_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "InvoiceDocument_issuedOn_id_idx" ON "InvoiceDocument"("issuedOn" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "InvoiceDocument_orderId_idx" ON "InvoiceDocument"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceDocument_number_key" ON "InvoiceDocument"("number");

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceDocument_refundId_key" ON "InvoiceDocument"("refundId");

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceDocument_prefix_position_key" ON "InvoiceDocument"("prefix", "position");

-- AddForeignKey
ALTER TABLE "InvoiceDocument" ADD CONSTRAINT "InvoiceDocument_prefix_fkey" FOREIGN KEY ("prefix") REFERENCES "DocumentSeries"("prefix") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceDocument" ADD CONSTRAINT "InvoiceDocument_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceDocument" ADD CONSTRAINT "InvoiceDocument_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceDetails" ADD CONSTRAINT "InvoiceDetails_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma has no words for: one invoice an order, and a credit note for a refund.
CREATE UNIQUE INDEX "InvoiceDocument_one_invoice_key" ON "InvoiceDocument"("orderId") WHERE "kind" = 'invoice';
ALTER TABLE "InvoiceDocument" ADD CONSTRAINT "InvoiceDocument_refund_of_kind" CHECK (("kind" = 'credit_note') = ("refundId" IS NOT NULL));
ALTER TABLE "InvoiceBook" ADD CONSTRAINT "InvoiceBook_one" CHECK ("id" = 1);

-- A document that was issued is what somebody holds in their hands.
CREATE FUNCTION softhaven_document_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The document % was issued and can not be changed', OLD."number";
END
$$;

CREATE TRIGGER "InvoiceDocument_stays" BEFORE UPDATE OR DELETE ON "InvoiceDocument"
  FOR EACH ROW EXECUTE FUNCTION softhaven_document_stays();

-- Orders that are older than the feature get their invoice when somebody asks for it.
INSERT INTO "InvoiceBook" ("id", "doneOrderId") SELECT 1, coalesce(max("id"), 0) FROM "Order";
