"""One-page PDF files, small and valid: header, objects, a true cross-reference table (ISO 32000-1, 7.5)."""

from __future__ import annotations

from collections.abc import Sequence


def make_pdf(lines: Sequence[str]) -> bytes:
    """Return an A4 page with these lines of text in Helvetica. The same lines give the same bytes."""
    content = _text_stream(lines)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R"
        b" /Resources << /Font << /F1 5 0 R >> >> >>",
        b"<< /Length %d >>\nstream\n%s\nendstream" % (len(content), content),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    return _assemble(objects)


def _text_stream(lines: Sequence[str]) -> bytes:
    shown = [f"({_escape(line)}) Tj T*" for line in lines]
    return "\n".join(["BT", "/F1 14 Tf", "72 770 Td", "22 TL", *shown, "ET"]).encode("cp1252", "replace")


def _escape(line: str) -> str:
    return line.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")


def _assemble(objects: Sequence[bytes]) -> bytes:
    body = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    offsets = []
    for number, content in enumerate(objects, start=1):
        offsets.append(len(body))
        body += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    start = len(body)
    size = len(objects) + 1
    body += b"xref\n0 %d\n0000000000 65535 f \n" % size
    body += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    body += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (size, start)
    return bytes(body)
