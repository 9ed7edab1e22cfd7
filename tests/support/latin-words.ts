/** Latin words that Urdu readers read as they are: names, units and abbreviations. */
export const latinWords: ReadonlySet<string> = new Set(
  'HAVAL ORA TANK GWM Jolion H6 HEV PHEV BEV SUV VIN CNIC NTN PDF PKR WhatsApp Google Maps Analytics YouTube Facebook Instagram LinkedIn TikTok FBR NADRA KIBOR SMS https cc km kW kWh mm cm Nm USB LED ADAS ABS CSV CRM ERP RSS HTML WCAG AA axe ga O I Q DOC DOCX JPEG PNG GIF WebP AVIF BMP HEIC YYYY MM DD HH Comfort Tek DTS AC DC'.split(
    ' ',
  ),
);
