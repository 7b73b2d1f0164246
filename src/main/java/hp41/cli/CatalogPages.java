package hp41.cli;

import hp41.app.FunctionHelp;
import hp41.cli.CataloguedFile.CataloguedProgram;
import hp41.listing.Lister;
import hp41.machine.InstructionSet;
import hp41.print.Markup;
import hp41.print.Sheet;
import hp41.print.Svg;
import hp41.text.Counted;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The HTML pages of a catalog.
 *
 * @param title the title of the table
 * @param page the address of the calculator's web page
 * @param functions the functions of listings
 */
record CatalogPages(String title, Optional<String> page, InstructionSet functions) {

  /** The style sheet of all pages. */
  static final String STYLE =
      """
      :root { color-scheme: light dark; --line: #8886; --soft: #8882; }
      body { font: 16px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; }
      h1 { font-size: 1.6rem; margin: .5rem 0; }
      h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem .3rem 0; text-align: left;
        vertical-align: top; }
      td { overflow-wrap: anywhere; }
      td.n, th.n { text-align: right; white-space: nowrap; }
      code, pre, .step { font-family: ui-monospace, monospace; }
      .step { white-space: pre-wrap; }
      pre { background: var(--soft); overflow-x: auto; padding: .7rem; }
      .label td { background: var(--soft); }
      .run { display: inline-block; border: 1px solid var(--line); border-radius: .4rem; padding: .5rem .9rem; }
      img { background: #fff; max-width: 100%; }
      summary { cursor: pointer; padding: .4rem 0; }
      @media (max-width: 40rem) {
        .files, .files tbody, .files tr, .files td { display: block; }
        .files thead { display: none; }
        .files tr { border-bottom: 1px solid var(--line); padding: .5rem 0; }
        .files td { border: 0; padding: 0; text-align: left; }
        .files td.n { display: inline-block; margin-right: .8rem; }
        .files td.n:empty { display: none; }
        .files td[data-name]:not(:empty)::before { content: attr(data-name) " "; opacity: .7; }
      }
      @media print { .run, summary { display: none; } }
      """;

  /** The characters that mean themselves in addresses. */
  private static final String PLAIN =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";

  /** Returns the page with the table of all files. */
  String table(List<CataloguedFile> files) {
    List<CataloguedFile> readable = files.stream().filter(it -> !it.programs().isEmpty()).toList();
    List<CataloguedFile> others = files.stream().filter(it -> it.programs().isEmpty()).toList();
    int programs = readable.stream().mapToInt(it -> it.programs().size()).sum();
    String rows = readable.stream().map(CatalogPages::row).collect(Collectors.joining());
    String body =
        """
        <h1>%s</h1>
        <p>%s in %s</p>
        <table class="files">
        <thead><tr><th>Program</th><th>Subject</th><th>Description</th><th class="n">Bytes</th>\
        <th class="n">Registers</th><th class="n">Data registers</th><th class="n">Problems</th></tr></thead>
        <tbody>
        %s</tbody>
        </table>
        """
            .formatted(
                escaped(title),
                Counted.of(programs, "program"),
                Counted.of(readable.size(), "file"),
                rows);
    return html(title, "", body + unreadable(others));
  }

  private static String row(CataloguedFile file) {
    CataloguedProgram first = file.programs().get(0);
    int more = file.programs().size() - 1;
    String size = first.size().toString().replace("SIZE ", "");
    return """
        <tr><td><a href="%s.html">%s</a>%s</td><td>%s</td><td>%s</td><td class="n" data-name="bytes">%d</td>\
        <td class="n" data-name="registers">%d</td><td class="n" data-name="SIZE">%s</td>\
        <td class="n" data-name="problems">%s</td></tr>
        """
        .formatted(
            address(file.page()),
            escaped(first.name()),
            more == 0 ? "" : " and " + more + " more",
            escaped(file.subject()),
            escaped(file.title()),
            file.bytes(),
            file.programs().stream().mapToInt(CataloguedProgram::registers).sum(),
            more == 0 ? size : "",
            file.problems().isEmpty() ? "" : file.problems().size());
  }

  private static String unreadable(List<CataloguedFile> files) {
    String rows =
        files.stream()
            .map(
                file ->
                    "<tr><td>%s</td><td>%s</td></tr>\n"
                        .formatted(
                            escaped(file.path()),
                            escaped(file.problems().stream().findFirst().orElse(""))))
            .collect(Collectors.joining());
    return files.isEmpty()
        ? ""
        : """
          <h2>Other files</h2>
          <table><thead><tr><th>File</th><th>Problem</th></tr></thead>
          <tbody>
          %s</tbody></table>
          """
            .formatted(rows);
  }

  /** Returns the page of a file. */
  String page(CataloguedFile file) {
    CataloguedProgram first = file.programs().get(0);
    StringBuilder body = new StringBuilder();
    String top = "../".repeat(file.page().split("/").length - 1);
    body.append("<p><a href=\"%sindex.html\">%s</a></p>\n".formatted(top, escaped(title)));
    body.append("<h1>%s</h1>\n<p>%s</p>\n".formatted(escaped(first.name()), escaped(file.title())));
    page.ifPresent(address -> body.append(link(address, file)));
    if (!file.problems().isEmpty()) {
      body.append("<h2>Problems</h2>\n<ul>\n");
      file.problems().forEach(it -> body.append("<li>%s</li>\n".formatted(escaped(it))));
      body.append("</ul>\n");
    }
    file.programs().forEach(program -> body.append(listing(program)));
    if (!file.source().isEmpty()) {
      body.append(
          "<details><summary>The listing in the file</summary><pre>%s</pre></details>\n"
              .formatted(escaped(file.source())));
    }
    body.append(
        """
        <details><summary>Bar code</summary>
        <img src="%s.svg" alt="Bar code" loading="lazy"></details>
        """
            .formatted(address(file.path().replaceFirst(".*/", ""))));
    return html(first.name(), top, body.toString());
  }

  private String link(String address, CataloguedFile file) {
    String listing =
        new Lister(functions).list(file.programs().stream().map(CataloguedProgram::bytes).toList());
    String packed = Base64.getEncoder().encodeToString(listing.getBytes(StandardCharsets.UTF_8));
    String name = file.programs().get(0).name();
    return "<p><a class=\"run\" href=\"%s#load=%s&amp;run=%s\" rel=\"noreferrer\">▶ Run</a></p>\n"
        .formatted(escaped(address), encoded(packed), encoded(name));
  }

  private static String listing(CataloguedProgram program) {
    StringBuilder rows = new StringBuilder();
    for (Lister.ListedLine line : program.lines()) {
      rows.append(
          "<tr%s><td class=\"n\">%02d</td><td class=\"step\">%s</td><td>%s</td></tr>\n"
              .formatted(
                  line.instruction().isLabel() ? " class=\"label\"" : "",
                  line.number(),
                  escaped(line.text()),
                  escaped(FunctionHelp.of(line.instruction().function()).text())));
    }
    return """
        <h2>%s</h2>
        <p>%s, %s, %s</p>
        <table>
        <thead><tr><th class="n">Line</th><th>Step</th><th>Explanation</th></tr></thead>
        <tbody>
        %s</tbody>
        </table>
        """
        .formatted(
            escaped(program.name()),
            Counted.of(program.bytes().length, "byte"),
            Counted.of(program.registers(), "program register"),
            program.size(),
            rows);
  }

  /** Returns the bar code of a file as SVG. */
  String barCode(CataloguedFile file) {
    List<byte[]> programs = file.programs().stream().map(CataloguedProgram::bytes).toList();
    return new String(Svg.sheet(Sheet.of(programs)), StandardCharsets.UTF_8);
  }

  private static String html(String title, String top, String body) {
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <link rel="stylesheet" href="%sstyle.css">
        </head>
        <body>
        %s</body>
        </html>
        """
        .formatted(escaped(title), top, body);
  }

  /** Returns a relative address of a file. */
  private static String address(String path) {
    return Stream.of(path.split("/")).map(CatalogPages::encoded).collect(Collectors.joining("/"));
  }

  /** Returns a text as a part of an address. */
  private static String encoded(String text) {
    StringBuilder encoded = new StringBuilder();
    for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
      boolean plain = PLAIN.indexOf(each) >= 0;
      encoded.append(plain ? String.valueOf((char) each) : "%%%02X".formatted(each & 0xFF));
    }
    return encoded.toString();
  }

  private static String escaped(String text) {
    return Markup.attribute(text);
  }
}
