-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "changeId" UUID,
ADD COLUMN     "undo" JSONB,
ADD COLUMN     "undoesId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "AuditEntry_undoesId_key" ON "AuditEntry"("undoesId");

-- CreateIndex
CREATE INDEX "AuditEntry_changeId_idx" ON "AuditEntry"("changeId");

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_undoesId_fkey" FOREIGN KEY ("undoesId") REFERENCES "AuditEntry"("id") ON DELETE SET NULL ON UPDATE CASCADE;
