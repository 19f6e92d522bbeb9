ALTER TABLE "KeyReport"
  ADD CONSTRAINT "KeyReport_decided" CHECK (((status = 'open'::"KeyReportStatus") = ("decidedAt" IS NULL)));

CREATE UNIQUE INDEX "KeyReport_one_open" ON public."KeyReport" USING btree ("keyId") WHERE (status = 'open'::"KeyReportStatus");
