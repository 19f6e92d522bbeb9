ALTER TABLE "OrderGift"
  ADD CONSTRAINT "OrderGift_message_check" CHECK ((char_length(message) <= 500)),
  ADD CONSTRAINT "OrderGift_recipientEmail_check" CHECK (("recipientEmail" <> ''::text));
